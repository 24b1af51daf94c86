import ScreenKit

/// Shows a member's name, and one fact about them.
final class MemberDetailView: View {
  private let nameLabel = Label(identifier: "detail.name")
  private let factLabel = Label(identifier: "detail.fact")

  init() {
    super.init()
    addSubview(nameLabel)
    addSubview(factLabel)
  }

  func show(name: String, fact: String) {
    nameLabel.text = name
    factLabel.text = fact
  }
}
