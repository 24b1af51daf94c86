import ScreenKit

/// A row of texts, each of which has a name of its own.
final class TextsCell: ListCell {
  private let stack = StackView(arrangedSubviews: [], axis: .horizontal)
  private var labels: [String: Label] = [:]

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(stack)
  }

  /// Shows a text, or hides it if there is none, as "chats.0.name".
  func show(_ text: String?, as name: String) {
    let label = labels[name] ?? addLabel(name)
    label.identifier = identifier.map { "\($0).\(name)" }
    label.text = text
    label.isHidden = text == nil
  }

  private func addLabel(_ name: String) -> Label {
    let label = Label()
    labels[name] = label
    stack.addSubview(label)
    return label
  }
}

extension ListView {
  /// The identifier that cells of texts are reused under.
  private static let textsReuseIdentifier = "texts"

  /// Has the list make cells of texts.
  func registerTextsCells() {
    register(TextsCell.self, forCellReuseIdentifier: Self.textsReuseIdentifier)
  }

  /// A cell that is known as `identifier`, and shows texts by their names.
  func textsCell(
    _ identifier: String, for row: Int, showing texts: [(name: String, text: String?)]
  ) -> ListCell {
    let cell = dequeueReusableCell(withIdentifier: Self.textsReuseIdentifier, for: row)
    cell.identifier = identifier
    for (name, text) in texts { (cell as? TextsCell)?.show(text, as: name) }
    return cell
  }
}
