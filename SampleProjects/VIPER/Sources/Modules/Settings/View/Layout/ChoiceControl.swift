import ScreenKit

/// A row of options, of which one is chosen.
final class ChoiceControl<Option: Equatable & Sendable>: StackView {
  /// Called with what the user chooses.
  var onChoose: (@MainActor (Option) -> Void)?

  private let name: String

  /// - Parameter name: The identifier of the control.
  init(_ name: String) {
    self.name = name
    super.init(arrangedSubviews: [])
  }

  func show(_ rows: [ChoiceRow<Option>]) {
    for old in subviews { old.removeFromSuperview() }
    let control = SegmentedControl(rows.map(\.title), identifier: name)
    control.selectedSegmentIndex = rows.firstIndex(where: \.isChosen) ?? 0
    control.addAction(
      { [weak self, weak control] in
        control.map { self?.onChoose?(rows[$0.selectedSegmentIndex].option) }
      }, for: .valueChanged)
    addSubview(control)
  }
}
