/// A value that a view owns, and that lasts as long as the view is there.
///
/// Setting it makes the view's body be asked for anew. The first value is that which the view was
/// created with; later ones are not looked at. A view with state is to be created where it is shown:
/// one value shown in two places would have its state in one of them.
@MainActor
@propertyWrapper
public struct State<Value> {
  private let link: Link

  public init(wrappedValue: Value) {
    link = Link(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public var wrappedValue: Value {
    get { link.box.value }
    nonmutating set { link.box.value = newValue }
  }

  /// What lets another view read and set the value.
  public var projectedValue: Binding<Value> {
    let box = link.box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }

  @MainActor
  private final class Link {
    let initialValue: Value
    var box: Box

    init(_ value: Value) {
      initialValue = value
      box = Box(value)
    }
  }

  @MainActor
  private final class Box {
    weak var storage: StateStorage?

    var value: Value {
      didSet { storage?.owner?.setNeedsUpdate() }
    }

    init(_ value: Value) {
      self.value = value
    }
  }
}

extension State: DynamicProperty {
  func connect(to storage: StateStorage, label: String, environment: EnvironmentValues) {
    if let box = storage.boxes[label] as? Box {
      link.box = box
    } else {
      let box = Box(link.initialValue)
      box.storage = storage
      storage.boxes[label] = box
      link.box = box
    }
  }
}
