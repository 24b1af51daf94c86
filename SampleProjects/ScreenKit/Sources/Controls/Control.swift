/// A view that the user acts on, and that reports it by target and action.
open class Control: View {
  /// What can happen to a control.
  public enum Event: Hashable, Sendable {
    /// The control did what it is there for: a button was tapped.
    case primaryActionTriggered
    /// The user changed the control's value: a switch was turned.
    case valueChanged
    /// The control got the keyboard.
    case editingDidBegin
    /// The user changed the control's text.
    case editingChanged
    /// The control gave up the keyboard.
    case editingDidEnd
    /// The user pressed the return key, which gives up the keyboard as well.
    case editingDidEndOnExit
  }

  /// Whether the user can act on the control.
  public var isEnabled = true

  /// Whether the control is the chosen one of several, as a segment is.
  public var isSelected = false

  private var actions: [Event: [@MainActor () -> Void]] = [:]

  /// Calls `action` on `target` whenever `event` happens.
  ///
  /// The control does not keep its target alive, because the target usually owns the control.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for event: Event
  ) {
    addAction({ [weak target] in target.map { action($0)() } }, for: event)
  }

  /// Calls `action` whenever `event` happens; what the action captures lives as long as the control.
  public func addAction(_ action: @escaping @MainActor () -> Void, for event: Event) {
    actions[event, default: []].append(action)
  }

  /// Reports `event` to every target, in the order in which they were added.
  public func sendActions(for event: Event) {
    for action in actions[event, default: []] {
      action()
    }
  }
}
