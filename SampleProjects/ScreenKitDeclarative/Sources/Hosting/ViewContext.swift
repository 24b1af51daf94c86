import ScreenKit

/// What a view finds where it stands.
@MainActor
struct ViewContext {
  let updates: UpdateQueue
  var environment = EnvironmentValues()

  /// What the return key does in the fields inside.
  var onSubmit: (@MainActor () -> Void)?

  /// What is said of the next control, and not of those inside it.
  var attributes = ViewAttributes()

  /// The screen that the view is on; weak, because the screen owns its nodes.
  weak var screen: HostingController?

  /// Where the view's controls are; weak for the same reason.
  weak var container: Container?

  /// How many views there are around this one.
  var depth = 0

  init(updates: UpdateQueue) {
    self.updates = updates
  }

  /// What views find inside the control that has this context.
  var inside: ViewContext {
    var inside = self
    inside.attributes = ViewAttributes()
    return inside
  }
}

/// What is said of one control.
@MainActor
struct ViewAttributes {
  var identifier: String?
  var isHidden = false

  /// The value that a choice stands for; see `Picker`.
  var tag: AnyHashable?

  /// The row that the control fills; weak, because the row owns it.
  weak var row: ListRow?

  /// Takes over the attributes in `view`.
  func apply(to view: View) {
    view.isHidden = isHidden
    if let row, !(view is Control) {
      row.identifier = identifier
    } else {
      view.identifier = identifier
    }
  }
}
