import LintelGraph
import LintelScanner

/// An external property wrapper with an argument, a key path or a type, that determines the type of
/// its value: `@Environment(\.theme) var theme`.
struct KnownWrapper {
  /// The root of a key path that the wrapper takes.
  enum Root {
    /// A value of one of these types, as far as the project uses their names.
    case types([NameID])
    /// An element of the property's own value: `@Query(sort: \.title) var rows: [Row]`.
    case element
  }

  /// The meaning of a type that is passed to the wrapper instead of a key path.
  enum TypeArgument {
    case nothing
    /// The value is of this type: `@Environment(Theme.self) var theme`.
    case value
    /// The type is a key, and the variable has the value for the key:
    /// `@Dependency(ThemeKey.self) var theme`.
    case key
  }

  let root: Root
  /// Whether a key path can have no other root. False for wrappers whose names are common outside
  /// of the known package as well.
  let isOnlyRoot: Bool
  /// The generic type whose generic argument is the type of the wrapper's value: `Factory` if a key
  /// path to a `Factory<Theme>` makes a `Theme`; `nil` if the wrapper has the value of the key path
  /// itself.
  let holder: NameID?
  let type: TypeArgument
}

/// The property wrappers of SwiftUI, SwiftData and well-known packages with an argument that
/// determines the type of their value. The table is written by hand from their documentation.
struct KnownWrappers {
  private let wrappers: [NameID: KnownWrapper]
  /// The members of a key of `Dependency` that have the type of its value, the most certain first.
  let keyValues: [NameID]
  /// The name of the type nested in such a key that is the type of its value.
  let keyType: NameID?

  /// - Parameter numbers: the numbers of those ``names`` that the project uses.
  init(_ numbers: [String: NameID]) {
    var wrappers: [NameID: KnownWrapper] = [:]
    for entry in Self.entries {
      let types = entry.roots.compactMap { numbers[$0] }
      for name in entry.names {
        guard let number = numbers[name] else { continue }
        wrappers[number] = KnownWrapper(
          root: entry.roots == [Self.element] ? .element : .types(types),
          isOnlyRoot: entry.isOnlyRoot, holder: entry.holder.flatMap { numbers[$0] },
          type: entry.type)
      }
    }
    self.wrappers = wrappers
    keyValues = Self.keyValues.compactMap { numbers[$0] }
    keyType = numbers[Self.keyType]
  }

  subscript(name: NameID) -> KnownWrapper? { wrappers[name] }

  /// All names in the tables below.
  static let names =
    entries.flatMap { $0.names + $0.roots + ($0.holder.map { [$0] } ?? []) } + keyValues + [keyType]

  private static let element = ""
  private static let keyType = "Value"
  private static let keyValues = ["liveValue", "testValue"]

  private struct Entry {
    let names: [String]
    var roots: [String] = []
    var isOnlyRoot = true
    var holder: String?
    var type = KnownWrapper.TypeArgument.nothing
  }

  private static let entries = [
    // developer.apple.com/documentation/swiftui/environment: `init(_: KeyPath<EnvironmentValues,
    // Value>)` and, for observable objects, `init(_: Value.Type)`.
    Entry(names: ["Environment"], roots: ["EnvironmentValues"], type: .value),
    // developer.apple.com/documentation/swiftui/focusedvalue: `init(_: KeyPath<FocusedValues,
    // Value?>)` and `init(_: Value.Type)`.
    Entry(names: ["FocusedValue"], roots: ["FocusedValues"], type: .value),
    // developer.apple.com/documentation/swiftui/focusedbinding: `init(_: KeyPath<FocusedValues,
    // Binding<Value>?>)`.
    Entry(names: ["FocusedBinding"], roots: ["FocusedValues"], holder: "Binding"),
    // developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor, and its counterparts
    // for other systems: `init(_: DelegateType.Type)`.
    Entry(
      names: [
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
        "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
      ], type: .value),
    // developer.apple.com/documentation/swiftdata/query: `Query(sort: KeyPath<Element, Value>)`
    // before a variable of type `[Element]`.
    Entry(names: ["Query"], roots: [element]),
    // github.com/pointfreeco/swift-dependencies, documentation of `Dependency`:
    // `init(_: KeyPath<DependencyValues, Value>)` and `init<Key>(_: Key.Type)`, where the key has
    // the type `Value`, and values `liveValue` and `testValue` of that type.
    Entry(names: ["Dependency"], roots: ["DependencyValues"], type: .key),
    // github.com/hmlongco/Factory, documentation of `Injected` and the others:
    // `init(_: KeyPath<Container, Factory<T>>)`; a `Container` is a `SharedContainer`.
    // `InjectedValues` is the root in avanderlee.com/swift/dependency-injection, a tutorial that
    // many projects follow.
    Entry(
      names: [
        "Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected", "InjectedObject",
        "InjectedObservable",
      ],
      roots: ["Container", "SharedContainer", "InjectedValues"], isOnlyRoot: false,
      holder: "Factory"),
  ]
}
