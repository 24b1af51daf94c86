/// A property wrapper that gets its value from where its view stands.
@MainActor
protocol DynamicProperty {
  /// Called before the view's body is asked for.
  ///
  /// - Parameter label: The name of the property, which is the same for all values of the view's
  ///   type.
  func connect(to storage: StateStorage, label: String, environment: EnvironmentValues)
}

/// The values of a view's `@State` properties, which outlast the view's own value.
@MainActor
final class StateStorage {
  var boxes: [String: AnyObject] = [:]

  /// The node whose view is made anew when a value changes.
  weak var owner: Node?
}
