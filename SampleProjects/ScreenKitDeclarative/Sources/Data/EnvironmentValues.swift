/// The name of a value that views hand down to the views inside them.
@MainActor
public protocol EnvironmentKey {
  associatedtype Value

  /// What a view finds if nobody around it has set a value.
  static var defaultValue: Value { get }
}

/// What the views around a view hand down to it.
///
/// An app adds values of its own with a key and a property:
///
/// ```swift
/// extension EnvironmentValues {
///   var interactors: Interactors {
///     get { self[InteractorsKey.self] }
///     set { self[InteractorsKey.self] = newValue }
///   }
/// }
/// ```
@MainActor
public struct EnvironmentValues {
  /// Whether the user can act on controls; see `disabled(_:)`.
  public internal(set) var isEnabled = true

  /// How many lines a text may take; `nil` means as many as it needs. See `lineLimit(_:)`.
  public internal(set) var lineLimit: Int?

  private var values: [ObjectIdentifier: Any] = [:]

  /// The values that views find if nobody has set any.
  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
