import ScreenKit

/// Choices with a title, of which one holds.
final class ChoiceView: View {
  /// Called with what the user has chosen.
  var onChoose: ((Choice.ID) -> Void)?

  var chosen: Choice.ID? {
    didSet { control.selectedSegmentIndex = choices.firstIndex { $0.id == chosen } ?? 0 }
  }

  private let choices: [Choice]
  private let control: SegmentedControl

  init(_ title: String, _ choices: [Choice], identifier: String) {
    self.choices = choices
    control = SegmentedControl(choices.map(\.title), identifier: identifier)
    super.init()
    for view in [Label(title), control] { addSubview(view) }
    control.addTarget(self, action: ChoiceView.choose, for: .valueChanged)
  }

  private func choose() {
    onChoose?(choices[control.selectedSegmentIndex].id)
  }
}
