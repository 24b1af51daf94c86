import MessengerTexts
import ScreenKit

/// Lets the user leave a group. Its part of the model is the membership.
final class LeaveGroupViewController: ViewController {
  weak var delegate: (any LeaveGroupViewControllerDelegate)?

  private let membership: Membership
  private let texts: Texts
  private let leaveView: LeaveGroupView

  /// The question whether to leave, while it is in front.
  private weak var alert: AlertController?

  init(membership: Membership, texts: Texts) {
    self.membership = membership
    self.texts = texts
    leaveView = LeaveGroupView(texts: texts)
    super.init()
  }

  override func loadView() {
    view = leaveView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    leaveView.onLeave = { [weak self] in self?.askWhetherToLeave() }
    membership.observe(by: self) { $0.showWhetherItCanLeave() }
    showWhetherItCanLeave()
  }

  private func askWhetherToLeave() {
    let alert = AlertController(title: texts[.leaveTitle, membership.name ?? ""])
    alert.addAction(
      AlertAction(title: texts[.leave], style: .destructive, identifier: "alert.leave") {
        [weak self] in self?.leave()
      })
    alert.addAction(
      AlertAction(title: texts[.cancel], style: .cancel, identifier: "alert.cancel"))
    present(alert)
    self.alert = alert
  }

  private func leave() {
    delegate?.leaveGroupViewControllerWillLeave(self)
    membership.leave { [weak self] error in
      guard let self, let error else { return }
      delegate?.leaveGroupViewController(self, didFailWith: error)
    }
  }

  private func showWhetherItCanLeave() {
    leaveView.canLeave = membership.canLeave
    if membership.name == nil { alert?.dismiss() }
  }
}
