import MessengerTexts
import ScreenKit

/// Changes what belongs to the account and to the device.
final class SettingsViewController: ViewController {
  let viewModel: SettingsViewModel
  let subscriptions = Subscriptions()

  private let settingsView: SettingsView

  init(texts: Texts, viewModel makeViewModel: (SettingsViewModel.Inputs) -> SettingsViewModel) {
    settingsView = SettingsView(texts: texts)
    viewModel = makeViewModel(
      SettingsViewModel.Inputs(
        name: settingsView.nameField.texts, saveName: settingsView.saveNameButton.taps,
        appearance: settingsView.appearanceControl.selections,
        textSize: settingsView.textSizeControl.selections,
        language: settingsView.languageControl.selections,
        signOut: settingsView.signOutButton.taps))
    super.init()
    title = texts[.tabSettings]
    tabBarItem = TabBarItem(title: texts[.tabSettings], identifier: "tabs.settings")
    bind(settingsView)
  }

  override func loadView() {
    view = settingsView
  }

  private func bind(_ view: SettingsView) {
    subscriptions.add(viewModel.newName) { view.nameField.replaceText(with: $0) }
    subscriptions.add(viewModel.handle) { view.handleLabel.show($0) }
    subscriptions.add(viewModel.isBusy) { isBusy in
      view.saveNameButton.isEnabled = !isBusy
      view.busyIndicator.show(isBusy)
    }
    subscriptions.add(viewModel.problem) { view.problemLabel.show($0) }
    subscriptions.add(viewModel.isSaved) { view.savedLabel.isHidden = !$0 }
    subscriptions.add(viewModel.appearance) { view.appearanceControl.selectedSegmentIndex = $0 }
    subscriptions.add(viewModel.textSize) { view.textSizeControl.selectedSegmentIndex = $0 }
    subscriptions.add(viewModel.language) { view.languageControl.selectedSegmentIndex = $0 }
  }
}
