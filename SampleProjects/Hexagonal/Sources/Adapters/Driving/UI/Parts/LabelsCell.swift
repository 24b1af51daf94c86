import ScreenKit

/// A row of labels, each of which can be found by the row's identifier and a name of its own.
class LabelsCell: ListCell {
  /// The names of the labels, from left to right.
  class var names: [String] { [] }

  private lazy var labels = type(of: self).names.map { _ in OptionalLabel() }

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(StackView(arrangedSubviews: labels, axis: .horizontal))
  }

  /// Shows texts in the order of the labels; a label without a text is hidden.
  func show(_ texts: [String?], inRow row: String) {
    identifier = row
    for (index, name) in type(of: self).names.enumerated() {
      labels[index].identifier = "\(row).\(name)"
      labels[index].show(texts[index])
    }
  }
}
