extension BuiltPackage {
  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "P",
      targets: [.target(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])
    """,

    "Sources/Kit/Store.swift": """
    public protocol Storing { func load(_ key: String) -> Item? }
    public struct Store: Storing, Sendable {
      public init() {}
      public static let shared = Store()
      public func load(_ key: String) -> Item? { Item(name: key) }
      public subscript(key: String) -> Item? { load(key) }
    }
    """,

    "Sources/Kit/Item.swift": """
    public struct Item: Equatable {
      public var name: String
      public init(name: String) { self.name = name }
      public enum Size { case small, large }
      public var size: Size { name.count > 3 ? .large : .small }
    }
    """,

    "Sources/Kit/Item+Text.swift": """
    extension Item {
      public var `default`: String { "é" + name }
      public init() { self.init(name: "none") }
      public static func + (left: Item, right: Item) -> Item { Item(name: left.name + right.name) }
    }
    extension Item.Size { public var isLarge: Bool { self == .large } }
    extension String { public var shout: String { uppercased() } }
    """,

    "Sources/Kit/Free.swift": """
    public func makeStore() -> Store { .shared }
    public let limit = 3
    public typealias Key = Item
    public let first = Item(name: "a").name
    public typealias Size = Item.Size
    public func size() -> Size { first.isEmpty ? .small : .large }
    """,

    "Sources/App/Main View.swift": """
    import Kit

    final class Screen {
      let store = makeStore()
      lazy var title = "é" + (store["a"]?.name.shout ?? "")
      var items: [Item] { [store.load("a"), store.load("b")].compactMap { $0 } }
      func joined() -> Item { items.reduce(Item()) { $0 + $1 } }
      func large() -> [Item] { items.filter { $0.size.isLarge && $0.default.count < limit } }
      func names() -> [String] { items.map(\\.name) }
      init() {}
      deinit {}
    }
    """,

    "Sources/App/Model.swift": """
    import Kit

    struct Settings { var size: Item.Size = .small; var theme: Theme }
    enum Theme { case light, dark(Settings.Level) }
    extension Settings {
      struct Level { var value = 0 }
      static func standard() -> Settings { .init(theme: .light) }
    }
    #if NEVER
      struct Absent { let store: Store }
    #endif
    """,

    "Sources/App/Uses.swift": """
    import Kit

    class Base: Storing {
      func load(_ key: String) -> Key? { Key(name: key) }
    }
    class Derived: Base {
      override func load(_ key: String) -> Key? { super.load(key) }
      func settings() -> Settings {
        func local(_ settings: Settings) -> Theme { settings.theme }
        var copy = Settings.standard()
        if case .dark = local(copy) { copy.theme = .light }
        return copy
      }
    }
    func check<Value: Storing>(_ value: Value) -> Bool { value is Derived }
    class Middle: Base {}
    class Last: Middle { override func load(_ key: String) -> Key? { nil } }
    """,

    "Elsewhere/Linked.swift": """
    struct Linked { func theme(_ derived: Derived) -> Theme { derived.settings().theme } }
    """,

    "Sources/App/Empty.swift": "// Nothing here.\n",
  ]
}
