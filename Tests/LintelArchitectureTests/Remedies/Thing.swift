import Testing

/// Something called `Thing` that code uses, in Swift, and what that code says.
struct Thing: CustomTestStringConvertible {
  let name: String
  let declaration: String
  /// A line, or several, of a method of `Screen`.
  let use: String
  /// Whether nothing could conform to a protocol in its place.
  var isNoImplementation = false

  var testDescription: String { name }

  /// It in `Data`, and what uses it in `UI`.
  var files: [String: String] {
    [
      "UI/Screen.swift": "final class Screen {\n  func show() {\n    \(use)\n  }\n}",
      "Data/Thing.swift": declaration,
    ]
  }

  /// It in `Data`, and what uses it in no component, which `UI` uses.
  var filesOnAWay: [String: String] {
    var files = files
    files["Loose/Screen.swift"] = files["UI/Screen.swift"]
    files["UI/Screen.swift"] = "final class Start { func show() { Screen().show() } }"
    return files
  }

  /// One of each kind of declaration, and of each that is used in another way.
  static let all = [
    Thing(
      name: "class", declaration: "final class Thing { var count = 0; func load() {} }",
      use: "Thing().load()"),
    Thing(
      name: "class without methods", declaration: "final class Thing { var count = 0 }",
      use: "_ = Thing().count"),
    Thing(
      name: "superclass", declaration: "class Thing { func load() {} }",
      use: "class Special: Thing {}"),
    Thing(
      name: "class that is cast to", declaration: "final class Thing { func load() {} }",
      use: "(self as Any as? Thing)?.load()"),
    Thing(
      name: "singleton",
      declaration: "final class Thing { static let shared = Thing(); func load() {} }",
      use: "Thing.shared.load()"),
    Thing(
      name: "class as a namespace", declaration: "final class Thing { static let limit = 3 }",
      use: "_ = Thing.limit", isNoImplementation: true),
    Thing(name: "actor", declaration: "actor Thing { func load() {} }", use: "_ = Thing()"),
    Thing(
      name: "global actor",
      declaration: "@globalActor actor Thing { static let shared = Thing() }",
      use: "@Thing func run() {}"),
    Thing(
      name: "struct with methods", declaration: "struct Thing { func load() {} }",
      use: "Thing().load()"),
    Thing(
      name: "generic struct with methods",
      declaration: "struct Thing<Value> { let value: Value; func load() {} }",
      use: "Thing(value: 1).load()"),
    Thing(
      name: "value", declaration: "struct Thing { var title = \"\" }", use: "_ = Thing().title",
      isNoImplementation: true),
    Thing(
      name: "key path of a value", declaration: "struct Thing { var title = \"\" }",
      use: "_ = \\Thing.title", isNoImplementation: true),
    Thing(
      name: "value that is mapped",
      declaration: """
        struct Thing: Decodable {
          var title = ""
          func toText() -> String { title }
        }
        """,
      use: "_ = Thing().toText()", isNoImplementation: true),
    Thing(
      name: "hashable value",
      declaration: """
        struct Thing: Hashable, Codable {
          var title = ""
          func hash(into hasher: inout Hasher) { hasher.combine(title) }
          func encode(to encoder: any Encoder) throws {}
        }
        """,
      use: "_ = Thing().title", isNoImplementation: true),
    Thing(
      name: "error", declaration: "struct Thing: Error {}",
      use: "do { throw Thing() } catch is Thing {} catch {}", isNoImplementation: true),
    Thing(
      name: "property wrapper",
      declaration: "@propertyWrapper struct Thing { var wrappedValue = 0 }",
      use: "@Thing var number"),
    Thing(
      name: "enum", declaration: "enum Thing { case idle }", use: "_ = Thing.idle",
      isNoImplementation: true),
    Thing(
      name: "enum with methods", declaration: "enum Thing { case idle; func load() {} }",
      use: "Thing.idle.load()", isNoImplementation: true),
    Thing(
      name: "namespace", declaration: "enum Thing { static let limit = 3 }",
      use: "_ = Thing.limit", isNoImplementation: true),
    Thing(
      name: "nested type", declaration: "enum Outer { struct Thing { func load() {} } }",
      use: "Outer.Thing().load()"),
    Thing(
      name: "protocol", declaration: "protocol Thing { func load() }",
      use: "let thing: (any Thing)? = nil\n    thing?.load()"),
    Thing(
      name: "protocol that is conformed to", declaration: "protocol Thing {}",
      use: "struct Local: Thing {}"),
    Thing(
      name: "extension of a type from elsewhere",
      declaration: "extension Int { var thing: Int { 1 } }", use: "_ = 3.thing"),
    Thing(
      name: "type nested in an extension",
      declaration: "extension Int { struct Thing { func load() {} } }",
      use: "Int.Thing().load()"),
    Thing(
      name: "extension of who uses it", declaration: "extension Screen { func thing() {} }",
      use: "thing()"),
    Thing(name: "function", declaration: "func thing() {}", use: "thing()"),
    Thing(
      name: "operator",
      declaration: "infix operator +++\nfunc +++ (left: Int, right: Int) -> Int { left }",
      use: "_ = 1 +++ 2"),
    Thing(name: "global constant", declaration: "let thing = 3", use: "_ = thing"),
    Thing(
      name: "global variable", declaration: "nonisolated(unsafe) var thing = 3",
      use: "thing = 4"),
    Thing(
      name: "typealias", declaration: "typealias Thing = Int", use: "_ = Thing(3)"),
    Thing(
      name: "typealias of a function", declaration: "typealias Thing = () -> Void",
      use: "let thing: Thing = {}\n    thing()"),
  ]
}

/// Code that uses a class called `Thing`.
struct ThingUser {
  let name: String
  let file: String
  let text: String

  init(_ name: String, _ text: String, in file: String = "UI/Screen.swift") {
    self.name = name
    self.text = text
    self.file = file
  }

  static let thing = "final class Thing { func load() {} }"

  /// One of each kind of declaration.
  static let all = [
    ThingUser("class", "final class Screen { func show() { Thing().load() } }"),
    ThingUser("struct", "struct Screen { func show() { Thing().load() } }"),
    ThingUser("actor", "actor Screen { func show() { Thing().load() } }"),
    ThingUser("static method", "enum Screen { static func show() { Thing().load() } }"),
    ThingUser("enum case", "enum Screen { case showing(Thing) }"),
    ThingUser("protocol", "protocol Screen { func show(_ thing: Thing) }"),
    ThingUser(
      "extension of a type beside it",
      "final class Screen {}\nextension Screen { func show() { Thing().load() } }"),
    ThingUser(
      "extension of a type from elsewhere", "extension Int { func show() { Thing().load() } }"),
    ThingUser("function", "func show() { Thing().load() }"),
    ThingUser("operator", "prefix operator +++\nprefix func +++ (value: Int) { Thing().load() }"),
    ThingUser("global variable", "let screen = Thing()"),
    ThingUser("typealias", "typealias Screen = Thing"),
    ThingUser("top-level code", "Thing().load()", in: "UI/main.swift"),
    ThingUser("subclass", "final class Screen: Thing {}"),
    ThingUser("extension", "extension Thing { func show() {} }"),
  ]
}
