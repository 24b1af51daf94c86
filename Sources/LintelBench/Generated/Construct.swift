/// A kind of source text, which is repeated with a number in place of each `%`.
struct Construct {
  let name: String
  private let unit: String

  private init(_ name: String, _ unit: String) {
    self.name = name
    self.unit = unit
  }

  /// Returns about `size` bytes of the text.
  func source(size: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var number = 0
    while bytes.count < size {
      for byte in unit.utf8 {
        if byte == UInt8(ascii: "%") {
          // There are so few numbers that names recur as in a project.
          bytes.append(contentsOf: String(number % 500).utf8)
        } else {
          bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\n"))
      number += 1
    }
    return bytes
  }

  static let all = declarations + code + text

  private static let declarations = [
    Construct("imports", "import Module%\n@testable import Feature%\nimport struct Kit%.Value"),
    Construct(
      "types", "public final class Account%: Base%, Codable, @unchecked Sendable {}\nstruct B% {}"),
    Construct(
      "properties",
      "private let account%: Account%\npublic private(set) var items: [String: Item%?] = [:]"),
    Construct(
      "functions",
      "public func load%(from url: URL, limit: Int = 10) async throws -> [Account%] {}"),
    Construct(
      "generics",
      "func merge%<Left: Sequence, each Right>(_ left: Left, _ right: repeat each Right)"
        + " -> some Merged<Left.Element, (repeat each Right)> where Left.Element: Item%"),
    Construct("enum cases", "enum Event% {\n  case started, stopped(at: Date, by: User%)\n}"),
    Construct(
      "attributes",
      "@available(iOS 17, *) @MainActor @Wrapped%(key: \"a\", of: Value%.self) var value: Int"),
    Construct(
      "#if", "#if os(Linux) && !canImport(Kit%)\nimport A%\n#elseif DEBUG\nimport B%\n#endif"),
  ]

  private static let code = [
    Construct(
      "closures", "let a = items.map { [weak self] (item: Item%) -> Row in self?.row(item) }"),
    Construct(
      "member chains",
      "view.header.title.leadingAnchor.constraint(equalTo: other%.body.frame).isActive = true"),
    Construct(
      "calls", "let service = Service%(client: Client%(url: base), store: Store%.shared, limit: 7)"),
    Construct(
      "switches",
      "switch state {\ncase .loaded(let item) where item.isNew: show(item)\n"
        + "case is Failure%, .idle: break\ndefault: return\n}"),
    Construct(
      "view builders",
      "VStack(spacing: 8) {\n  Text(\"Title\").font(.headline)\n  if isOn { Row%(item: item) }\n}"),
    Construct("operators", "let total = (a + b * c) / -d << 2 & ~mask != 0 ? x ?? y : z..<w"),
    Construct("numbers", "let table: [Double] = [0x1f, 1_000_000, 3.141_592, 1e-9, 0b1010, %]"),
    Construct("comparisons", "if count% < limit, other > least, values[i] < values[j] { next() }"),
  ]

  private static let text = [
    Construct("line comments", "// What this does is said here, in a sentence of usual length."),
    Construct(
      "doc comments", "/// Reads the `value` at *that* place.\n/// - Returns: it, or `nil`."),
    Construct("block comments", "/* One\n   after /* another */ that\n   goes on for lines */"),
    Construct("strings", "let text = \"The quick brown fox jumps over the lazy dog, %.\\n\""),
    Construct(
      "interpolation",
      "let text = \"\\(user.name) has \\(count + 1) items of \\(Kind%.title(\"a\"))\""),
    Construct(
      "long strings",
      "let text = \"\"\"\n  The first line.\n  The second, with \\(value).\n  \"\"\""),
    Construct("raw strings", "let text = ##\"a \"quoted\"# word, \\n and \\##(value) in it\"##"),
    Construct("regular expressions", "let a = /[a-z]+(\\d{2,4})?/.ignoresCase()\nlet b = #/x/y/#"),
    Construct("other scripts", "let größe = \"Ünïcödé – 文字列\" // комментарий, σχόλιο"),
    Construct("indentation", "                                let a = b\n\n\n            c()"),
  ]
}
