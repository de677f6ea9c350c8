/** Passwords of eight and more characters that are at the top of every published list, in lower case. */
const COMMON = new Set(
  `12341234 12344321 12345678 123456789 1234567890 123123123 11223344 12qwaszx 147258369 159357456 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 1234qwer 123qweasd 13243546 31415926 741852963 77777777 87654321 987654321 0987654321 789456123
  a1b2c3d4 aa123456 abc12345 abcd1234 abcdefgh abcdefg1 access14 admin123 administrator alexander arsenal1 asdf1234
  asdfasdf asdfghjk asdfghjkl babygirl barcelona baseball baseball1 basketball blink182 bluebird broncos1 business
  butterfly butthead caroline cheyenne chocolate christian computer corvette creative danielle december diamonds
  dolphins einstein elephant fernando firebird florence football football1 fuckyou1 garfield godzilla goldfish hardcore
  helloworld hello123 hellohello icecream iloveyou iloveyou1 internet jennifer jonathan jordan23 kawasaki kimberly
  letmein1 lacrosse letmeinnow liverpool liverpool1 lovelove manchester marlboro maverick mercedes michael1 michelle
  midnight minecraft mountain mustang1 myspace1 nicholas november p@ssw0rd p@ssword pa55word pakistan passw0rd password
  password! password0 password01 password1 password12 password123 password1234 password2 passpass patricia peaches1
  platinum pokemon1 porsche911 princess princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwaszx12 qwe123qwe qweasdzxc qwer1234
  qwerqwer qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertzuiop raiders1 rockstar samantha samsung1 scorpion
  security serenity services shadow12 slipknot softball spiderman starwars steelers stephanie sunshine sunshine1
  superman superman1 superstar sweetheart swordfish testtest test1234 thunder1 tigger12 trustno1 undertaker valentina
  victoria welcome1 welcome123 whatever william1 xxxxxxxx zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123`.split(
    /\s+/,
  ),
);

/** Whether it is so common, or so simple, that a guesser tries it first: `Password1`, `aaaaaaaa`. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || new Set(password).size === 1;
}
