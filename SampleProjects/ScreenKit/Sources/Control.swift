/// A view that the user acts on, and that reports it by target and action.
open class Control: View {
  /// What can happen to a control.
  public enum Event: Hashable, Sendable {
    /// The control did what it is there for: a button was tapped.
    case primaryActionTriggered
    /// The user changed the control's text.
    case editingChanged
  }

  /// Whether the user can act on the control.
  public var isEnabled = true

  private var actions: [Event: [@MainActor () -> Void]] = [:]

  /// Calls `action` on `target` whenever `event` happens.
  ///
  /// The control does not keep its target alive, because the target usually owns the control.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for event: Event
  ) {
    actions[event, default: []].append { [weak target] in
      guard let target else { return }
      action(target)()
    }
  }

  /// Reports `event` to every target, in the order in which they were added.
  public func sendActions(for event: Event) {
    for action in actions[event, default: []] {
      action()
    }
  }
}
