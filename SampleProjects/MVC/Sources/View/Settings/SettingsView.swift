import MessengerTexts
import ScreenKit

/// What the user can change about the account and the device.
final class SettingsView: View {
  var onSignOut: (() -> Void)?

  init(account: AccountSettingsView, device: DeviceSettingsView, texts: Texts) {
    super.init()
    let signOut = Button(texts[.signOut], identifier: "settings.signOut")
    for view in [account, device, signOut] { addSubview(view) }
    signOut.addAction({ [weak self] in self?.onSignOut?() }, for: .primaryActionTriggered)
  }
}
