import Observation

/// An observable object whose properties can be bound to: `$viewModel.username`.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Object: AnyObject & Observable> {
  public var wrappedValue: Object

  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Bindable<Object> { self }

  /// A way to a property of the object.
  public subscript<Part>(
    dynamicMember part: ReferenceWritableKeyPath<Object, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: part] }, set: { object[keyPath: part] = $0 })
  }
}
