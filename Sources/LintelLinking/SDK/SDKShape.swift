/// The shape of a member of Apple's frameworks, as Scripts/lib/apple-shapes.txt states it: the
/// types that its closures take, and the type of its result.
struct SDKShape: Sendable {
  indirect enum Form: Sendable {
    /// A type that the shape does not state.
    case unknown
    /// A type, or a generic parameter: `Output`, `Publisher<T>`.
    case named(String, [Form])
    case function([Form], Form)
    case tuple([Form])
    case array(Form)
  }

  struct Parameter: Sendable {
    /// The label; `_` for none.
    let label: String
    let form: Form

    var isFunction: Bool { if case .function = form { true } else { false } }
  }

  let owner: String
  /// The module that a file has to import for the shape to hold for values of unknown types.
  let module: String?
  /// The parameters; `nil` for a property.
  let parameters: [Parameter]?
  let result: Form

  /// - Parameter text: `Publisher(_:(Output)->T)->Self<T>`.
  init(_ text: some Sequence<UInt8>) {
    var reader = ShapeReader(text)
    owner = reader.word()
    module = reader.eat("@") ? reader.word() : nil
    parameters = reader.eat("(") ? reader.list(upTo: ")") { $0.parameter() } : nil
    result = reader.eat("-") && reader.eat(">") ? reader.form() : .unknown
  }
}

/// Reads the text of a shape, which has no blanks.
private struct ShapeReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some Sequence<UInt8>) { bytes = Array(text) }

  mutating func eat(_ sign: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  mutating func word() -> String {
    let start = position
    while position < bytes.count, !"@()<>[]:,-".utf8.contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func list<Item>(
    upTo end: Unicode.Scalar, _ item: (inout ShapeReader) -> Item
  ) -> [Item] {
    var result: [Item] = []
    while position < bytes.count, !eat(end) {
      let start = position
      result.append(item(&self))
      if !eat(","), position == start { position += 1 }
    }
    return result
  }

  mutating func parameter() -> SDKShape.Parameter {
    let label = word()
    return SDKShape.Parameter(label: label, form: eat(":") ? form() : .unknown)
  }

  mutating func form() -> SDKShape.Form {
    if eat("(") {
      let parts = list(upTo: ")") { $0.form() }
      guard eat("-"), eat(">") else { return .tuple(parts) }
      return .function(parts, form())
    }
    if eat("[") {
      let element = form()
      _ = eat("]")
      return .array(element)
    }
    let name = word()
    if name == "_" { return .unknown }
    return .named(name, eat("<") ? list(upTo: ">") { $0.form() } : [])
  }
}
