import LintelGraph
import LintelScanner

/// A property wrapper outside the project that is told by a key path or by a type what it holds.
struct KnownWrapper {
  /// Where a key path that it is given begins.
  enum Root {
    /// At a value of one of these types, those of which there is an extension.
    case types([NameID])
    /// At an element of the property's own value.
    case element
  }

  /// What a type says that it is given instead.
  enum TypeArgument {
    case nothing
    /// That the value is of this type.
    case value
    /// That the value is what this key is for.
    case key
  }

  let root: Root
  /// Whether it can begin nowhere else. The names of some wrappers are usual beyond the package
  /// that is known.
  let isOnlyRoot: Bool
  /// The generic type that the key path leads to and that the value comes out of, if any.
  let holder: NameID?
  let type: TypeArgument
}

/// The property wrappers of SwiftUI, SwiftData and well-known packages that are told by a key path
/// or by a type what they hold, by hand from their documentation.
struct KnownWrappers {
  private let wrappers: [NameID: KnownWrapper]
  /// The members of a key of `Dependency` that say what it is for, the surest first.
  let keyValues: [NameID]
  /// The type in such a key that says so.
  let keyType: NameID?

  /// - Parameter numbers: of those of ``names`` that the project uses.
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

  /// All names that count here.
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
    // developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor, and the like for
    // other systems: `init(_: DelegateType.Type)`.
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
    // the type `Value`, and values `liveValue` and `testValue` of that.
    Entry(names: ["Dependency"], roots: ["DependencyValues"], type: .key),
    // github.com/hmlongco/Factory, documentation of `Injected` and the others:
    // `init(_: KeyPath<Container, Factory<T>>)`; a `Container` is a `SharedContainer`.
    // `InjectedValues` is the root in avanderlee.com/swift/dependency-injection, which many follow.
    Entry(
      names: [
        "Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected", "InjectedObject",
        "InjectedObservable",
      ],
      roots: ["Container", "SharedContainer", "InjectedValues"], isOnlyRoot: false,
      holder: "Factory"),
  ]
}
