import ScreenKit

/// A cell with a label for each part of its row.
final class LabelsCell: ListCell, RowCell {
  private let stack = StackView(arrangedSubviews: [], axis: .horizontal)
  private var labels: [Label] = []

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(stack)
  }

  func show(_ row: LabelsRow, named name: String) {
    identifier = name
    while labels.count < row.parts.count { addLabel() }
    for (label, part) in zip(labels, row.parts) {
      label.identifier = "\(name).\(part.name)"
      label.show(part.text)
    }
  }

  private func addLabel() {
    let label = Label()
    labels.append(label)
    stack.addSubview(label)
  }
}
