import LintelTestGraphs
import LintelVocabulary
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

  // MARK: - After subscripts, calls and parentheses

  private static let grid = """
    extension Grid {
      subscript(row row: Int, column column: Int) -> Row { Row() }
      subscript(part n: Int) -> Grid { self }
      static subscript(part n: Int) -> Grid { Grid() }
    }
    extension Double { static subscript(type n: Int) -> Int { n } }
    extension Array { subscript(safe n: Int) -> Element? { nil } }
    extension ArraySlice { subscript(slice n: Int) -> Element? { nil } }
    """
  private static let base = """
    struct Grid {
      var rows: [Grid] { [] }
      var other: Grid? { self }
      func make(_ n: Int) -> Grid { self }
      subscript(plain n: Int) -> Grid { self }
    }
    struct Row {}
    """

  @Test(arguments: [
    "grid[plain: 1][part: 0]", "grid.rows[0][part: 0]", "grid.make(1)[part: 0]",
    "grid.rows.first?[part: 0]", "grid.rows[n][plain: 0].other?[part: 2]", "Grid()[part: 0]",
    "[grid][0][part: 0]", "(grid.rows[0])[part: 0]", "list()[0][part: 0]",
    "grid[plain: 0].other![part: 0]",
    "lists[0][0][part: 0]", "table[\"a\"]?[part: 0]", "table[\"a\"]![part: 0].rows",
    "pointer[0][part: 0]", "pointer.pointee[part: 0]", "buffer[0][part: 0]",
    "buffer.first?[part: 0]",
    "Grid[part: 0]", "\\Grid[part: 0]", "\\Grid.[part: 0]", "\\Grid.rows[0][part: 0]",
    "grid.rows.map(\\.[part: 0])", "lists[0][0..<n].map(\\.[part: 0])",
  ])
  func subscriptOfGrid(_ code: String) {
    #expect(labels(code) == ["part"])
  }

  @Test(arguments: ["grid.make(1)[row: 1, column: 2]", "grid.rows[0][row: 1, column: 2]"])
  func subscriptWithSeveralArguments(_ code: String) {
    #expect(labels(code) == ["row"])
  }

  @Test func subscriptOfTypeOutside() {
    #expect(labels("Double[type: 0]") == ["type"])
  }

  @Test(arguments: [
    "lists[0][safe: 1]", "lists[safe: 1]?[0]", "(lists)[0][safe: 1]", "lists.first?[safe: 1]",
    "grid.rows.sorted { _, _ in true }[safe: 1]",
    "grid.rows.sorted { _, _ in true }[safe: 1]?.rows",
  ])
  func subscriptOfArray(_ code: String) {
    #expect(labels(code) == ["safe"])
  }

  @Test(arguments: ["lists[0][0..<n][slice: 0]", "lists[0][range][slice: 0]"])
  func subscriptOfSlice(_ code: String) {
    #expect(labels(code) == ["slice"])
  }

  @Test(arguments: [
    "grid[plain: 0][plain: 1]", "lists[0][1]", "grid.make(1)[plain: 0]", "list()[0]", "buffer[0]",
    "lists[range][0][0]", "other[0][part: 0]",
  ])
  func otherSubscript(_ code: String) {
    #expect(labels(code) == [])
  }

  /// Returns the first labels of the subscripts in the extensions that an expression certainly uses.
  private func labels(_ code: String) -> [String] {
    let use = """
      func use(
        _ grid: Grid, _ lists: [[Grid]], _ table: [String: Grid], _ list: () -> [Grid], _ n: Int,
        _ pointer: UnsafePointer<Grid>, _ buffer: UnsafeBufferPointer<Grid>, _ range: Range<Int>
      ) {
        _ = \(code)
      }
      """
    let graph = makeGraph(["Base.swift": Self.base, "Grid.swift": Self.grid, "Use.swift": use])
    return graph.dependencies.filter {
      graph.path(of: $0.from) == "Use.swift" && graph.path(of: $0.to) == "Grid.swift"
        && $0.certainty != .ambiguous
    }.map {
      let start = Int(graph.declarations[$0.to].offset) + "subscript(".utf8.count
      return String(decoding: Self.grid.utf8.dropFirst(start).prefix { $0 != 32 }, as: UTF8.self)
    }
  }

  @Test func firstElementIsNoArray() {
    let found = uses("func use() { let a = [n][0]; _ = a[row: 0] }", of: Self.added)
    #expect(found == [])
  }
}
