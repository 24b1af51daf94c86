import MessengerTexts
import ScreenKit

/// A button to leave a group.
final class LeaveGroupView: View {
  var onLeave: (() -> Void)?

  var canLeave = false {
    didSet { leave.isHidden = !canLeave }
  }

  private let leave: Button

  init(texts: Texts) {
    leave = Button(texts[.leaveGroup], identifier: "thread.leave")
    super.init()
    addSubview(leave)
    leave.isHidden = true
    leave.addAction({ [weak self] in self?.onLeave?() }, for: .primaryActionTriggered)
  }
}
