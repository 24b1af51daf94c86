import ScreenKit

/// Things of which the user chooses one, side by side under a title.
final class ChoicesView: StackView {
  /// Called with the identifier of what the user has chosen.
  var onChoose: ((String) -> Void)?

  private let name: String
  private let titleLabel = Label()
  private var control: SegmentedControl?
  private var choices: [Choice] = []

  /// - Parameter name: The identifier of the control.
  init(_ name: String) {
    self.name = name
    super.init(arrangedSubviews: [titleLabel])
  }

  func show(_ newChoices: Choices) {
    titleLabel.text = newChoices.title
    if choices != newChoices.all {
      choices = newChoices.all
      replaceControl()
    }
    control?.selectedSegmentIndex = choices.firstIndex { $0.id == newChoices.chosen } ?? 0
  }

  private func replaceControl() {
    control?.removeFromSuperview()
    let newControl = SegmentedControl(choices.map(\.title), identifier: name)
    newControl.addTarget(self, action: ChoicesView.choose, for: .valueChanged)
    addSubview(newControl)
    control = newControl
  }

  private func choose() {
    if let control { onChoose?(choices[control.selectedSegmentIndex].id) }
  }
}
