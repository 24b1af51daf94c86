import ScreenKit

/// A row of labels, side by side.
class LabelsCell: ListCell {
  private let stack = StackView(arrangedSubviews: [], axis: .horizontal)

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(stack)
  }

  /// Adds a label after those that are there.
  func addLabel() -> Label {
    let label = Label()
    stack.addSubview(label)
    return label
  }
}

extension Label {
  /// Shows a text; hides the label if there is none.
  func show(_ text: String?, identifier: String) {
    self.identifier = identifier
    show(text)
  }

  /// Shows a text; hides the label if there is none.
  func show(_ text: String?) {
    self.text = text
    isHidden = text == nil
  }
}

extension Button {
  /// Shows a title; hides the button if there is none.
  func show(_ title: String?) {
    self.title = title ?? ""
    isHidden = title == nil
  }
}
