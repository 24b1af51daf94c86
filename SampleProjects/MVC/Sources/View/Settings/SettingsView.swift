import MessengerTexts
import ScreenKit

/// What the user can change about the account and the device.
final class SettingsView: View {
  let account: AccountSettingsView
  let device: DeviceSettingsView

  var onSignOut: (() -> Void)?

  init(texts: Texts, device: DeviceSettingsView) {
    account = AccountSettingsView(texts: texts)
    self.device = device
    super.init()
    let signOut = Button(texts[.signOut], identifier: "settings.signOut")
    for view in [account, device, signOut] { addSubview(view) }
    signOut.addAction({ [weak self] in self?.onSignOut?() }, for: .primaryActionTriggered)
  }
}
