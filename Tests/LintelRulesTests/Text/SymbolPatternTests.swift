import Testing

@Suite struct SymbolPatternTests {
  private static let cases: [(pattern: String, reason: String)] = [
    ("A..b", "names are separated by single dots, as in 'UserDefaults.standard'"),
    (".shared", "names are separated by single dots, as in 'UserDefaults.standard'"),
    ("A<b>", "'A<b>' is not a name; write it as in 'UserDefaults.standard'"),
    ("A, b", "'A, b' is not a name; write it as in 'UserDefaults.standard'"),
    ("A. b", "' b' is not a name; write it as in 'UserDefaults.standard'"),
    ("`a`b.c", "'`a`b' is not a name; write it as in 'UserDefaults.standard'"),
    ("``.c", "'``' is not a name; write it as in 'UserDefaults.standard'"),
    ("`a b.c", "a backtick is never closed; they are written as in '`2D point`.x'"),
    ("log(a*:)", "arguments are written as in 'print(_:separator:)', or '(*)' for any"),
    ("{name}.shared", "'{name}' is not a name; write it as in 'UserDefaults.standard'"),
    ("*", "it names nothing; write the name of a type, function or member"),
    ("*.init(*)", "it names nothing; write the name of a type, function or member"),
    ("print(", "arguments are written as in 'print(_:separator:)', or '(*)' for any"),
    ("print(a)", "arguments are written as in 'print(_:separator:)', or '(*)' for any"),
    ("print(_:).x", "arguments are written as in 'print(_:separator:)', or '(*)' for any"),
  ]

  @Test(arguments: cases)
  func refusesWhatIsNoPattern(pattern: String, reason: String) {
    #expect(
      errors("version: 1\nrules: { r: { kind: symbols, deny: '\(pattern)' } }\n") == [
        "lintel.yml:2:36: '\(pattern)' is not a pattern: \(reason)"
      ])
  }

  @Test func refusesBadOptions() {
    #expect(
      errors(rules("  r: { kind: symbols, in: A, outside: A, kinds: call }")) == [
        "lintel.yml:7:6: missing key 'deny' in rule 'r'",
        "lintel.yml:7:39: contradiction: 'A' is named under 'in' and under 'outside'",
        "lintel.yml:7:42: unknown key 'kinds' in rule 'r'; did you mean 'kind'?",
      ])
  }
}
