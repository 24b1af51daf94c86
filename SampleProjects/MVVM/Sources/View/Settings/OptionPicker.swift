import ScreenKit

/// Shows options as segments, whose titles may change with the language.
final class OptionPicker: View {
  /// Called with the options after the user has selected another one.
  var onSelect: ((OptionList) -> Void)?

  /// The options that are shown.
  var list: OptionList? {
    didSet { show(list, insteadOf: oldValue) }
  }

  private let name: String
  private var control: SegmentedControl?

  /// - Parameter name: The identifier of the segmented control.
  init(_ name: String) {
    self.name = name
    super.init()
  }

  private func show(_ list: OptionList?, insteadOf old: OptionList?) {
    guard let list else { return }
    if list.options != old?.options { makeControl(for: list.options) }
    if let index = list.options.firstIndex(where: { $0.id == list.selected }) {
      control?.selectedSegmentIndex = index
    }
  }

  private func makeControl(for options: [OptionList.Option]) {
    control?.removeFromSuperview()
    let control = SegmentedControl(options.map(\.title), identifier: name)
    control.addTarget(self, action: OptionPicker.select, for: .valueChanged)
    addSubview(control)
    self.control = control
  }

  private func select() {
    guard var list, let control else { return }
    list.selected = list.options[control.selectedSegmentIndex].id
    onSelect?(list)
  }
}
