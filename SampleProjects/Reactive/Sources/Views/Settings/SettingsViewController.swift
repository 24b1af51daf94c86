import MessengerTexts
import ScreenKit

/// Changes what belongs to the account and to the device.
final class SettingsViewController: ViewController {
  let viewModel: SettingsViewModel
  let subscriptions = Subscriptions()

  private let settingsView = SettingsView()

  init(
    texts: Observable<Texts>,
    viewModel makeViewModel: (SettingsViewModel.Inputs) -> SettingsViewModel
  ) {
    viewModel = makeViewModel(
      SettingsViewModel.Inputs(
        name: settingsView.nameField.edits, saveName: settingsView.saveNameButton.taps,
        choice: .merge(
          settingsView.appearanceControl.selections, settingsView.textSizeControl.selections,
          settingsView.languageControl.selections),
        signOut: settingsView.signOutButton.taps))
    super.init()
    tabBarItem.identifier = "tabs.settings"
    subscriptions.add(texts) { [weak self] in self?.showCaptions($0) }
    bind(settingsView)
  }

  override func loadView() {
    view = settingsView
  }

  private func showCaptions(_ texts: Texts) {
    title = texts[.tabSettings]
    tabBarItem.title = texts[.tabSettings]
    settingsView.showCaptions(texts)
  }

  private func bind(_ view: SettingsView) {
    subscriptions.add(viewModel.name) { view.nameField.text = $0 }
    subscriptions.add(viewModel.handle) { view.handleLabel.show($0) }
    subscriptions.add(viewModel.isBusy) { isBusy in
      view.saveNameButton.isEnabled = !isBusy
      view.busyIndicator.show(isBusy)
    }
    subscriptions.add(viewModel.problem) { view.problemLabel.show($0) }
    subscriptions.add(viewModel.saved) { view.savedLabel.show($0) }
    subscriptions.add(viewModel.appearances) { view.appearanceControl.show($0) }
    subscriptions.add(viewModel.textSizes) { view.textSizeControl.show($0) }
    subscriptions.add(viewModel.languages) { view.languageControl.show($0) }
  }
}
