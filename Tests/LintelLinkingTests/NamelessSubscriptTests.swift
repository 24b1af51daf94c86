import Testing

/// Subscripts of what has no name: literals, parentheses and `self`.
@Suite struct NamelessSubscriptTests {
  private static let added = """
    extension Array { subscript(row n: Int) -> Row { Row() } }
    extension Dictionary { subscript(row n: Int) -> Row { Row() } }
    extension String { subscript(row n: Int) -> Row { Row() } }
    extension Int { subscript(row n: Int) -> Row { Row() } }
    extension Double { subscript(row n: Int) -> Row { Row() } }
    extension Bool { subscript(row n: Int) -> Row { Row() } }
    struct Row { var size = 1 }
    """

  @Test(arguments: [
    ("[1][row: 0]", "Array"), ("[1, 2.5][row: 0]", "Array"), ("[[1]][row: 0]", "Array"),
    ("[-1][row: 0]", "Array"), ("[n][row: 0]", "Array"), ("[f(), n][row: 0]", "Array"),
    ("[1 : 2][row: 0]", "Dictionary"), ("[n: 2][row: 0]", "Dictionary"),
    (#""a"[row: 0]"#, "String"), (#""\(n)"[row: 0]"#, "String"), (##"#"a"#[row: 0]"##, "String"),
    ("1[row: 0]", "Int"), ("1.5[row: 0]", "Double"), ("true[row: 0]", "Bool"),
    ("(1)[row: 0]", "Int"), ("([1])[row: 0]", "Array"), ("f([1][row: 0])", "Array"),
    ("(a as? String)?[row: 0]", "String"),
    ("{ [1][row: 0] }()", "Array"), ("[[1][row: 0]]", "Array"),
    (#""\([1][row: 0])""#, "Array"), ("[1] [row: 0]", "Array"), ("[1]/**/[row: 0]", "Array"),
  ])
  func subscriptOfLiteral(_ code: String, _ type: String) {
    let found = uses("func use(_ n: Int, _ a: Any) { _ = \(code) }", of: Self.added)
    #expect(found.contains("\(type).subscript member (inferred)"), "\(found)")
  }

  @Test(arguments: [
    "let a = [1]; _ = a[row: 0]", "let a = [1, 2]; _ = a[row: 0]", "let a = [[1]]; _ = a[row: 0]",
    "var a = [1]; a = []; _ = a[row: 0]", "let a = [n]; _ = a[row: 0]",
    "if let a = [1] { _ = a[row: 0] }", "let a = try [1]; _ = a[row: 0]",
  ])
  func subscriptOfVariable(_ code: String) {
    let found = uses("func use(_ n: Int) { \(code) }", of: Self.added)
    #expect(found == ["Array.subscript member (inferred)"])
  }

  @Test(arguments: ["let a = [1: 2]; _ = a[row: 0]", "let a = [n: 2]; _ = a[row: 0]"])
  func subscriptOfDictionary(_ code: String) {
    let found = uses("func use(_ n: Int) { \(code) }", of: Self.added)
    #expect(found == ["Dictionary.subscript member (inferred)"])
  }

  @Test(arguments: [
    "_ = [1][row: 0].size", "let row = [1][row: 0]; _ = row.size",
    #"_ = "a"[row: 0].size"#, "_ = [1][row: 0].size.description",
  ])
  func memberAfterSubscript(_ code: String) {
    let found = uses("func use() { \(code) }", of: Self.added)
    #expect(found.contains("Row.size member (inferred)"))
  }

  @Test(arguments: ["self[row: 0]", "let a = self[row: 0]; _ = a", "self[row: 0].size"])
  func subscriptOfSelf(_ code: String) {
    let found = uses(
      "struct Screen { func show() { _ = \(code) } }",
      of: """
        extension Screen { subscript(row n: Int) -> Row { Row() } }
        struct Row { var size = 1 }
        """)
    #expect(found.contains { $0.hasPrefix("Screen.subscript") } || code.hasPrefix("let"))
  }

  @Test(arguments: [
    "[1][0]", "[1, 2][n]", #"["a": 1]["a"]"#, "(list)[0]", "[1][0..<1]", "[3 of Int](repeating: 0)",
    "[1]\n[row(0)]", "other[row: 0]",
  ])
  func subscriptOfTheLanguage(_ code: String) {
    #expect(uses("func use(_ n: Int, _ list: [Int]) { _ = \(code) }", of: Self.added) == [])
  }

  @Test func firstElementIsNoArray() {
    let found = uses("func use() { let a = [n][0]; _ = a[row: 0] }", of: Self.added)
    #expect(found == [])
  }
}
