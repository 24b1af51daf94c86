import ScreenKit

/// Shows lines about a class, one below the other.
final class ClassInfoView: View {
  private let nameLabel = Label(identifier: "class.name")
  private let foundedLabel = Label(identifier: "class.founded")
  private let graduatesLabel = Label(identifier: "class.graduates")
  private let membersLabel = Label(identifier: "class.members")

  init() {
    super.init()
    for label in [nameLabel, foundedLabel, graduatesLabel, membersLabel] { addSubview(label) }
  }

  func show(name: String, founded: String, graduates: String, members: String) {
    nameLabel.text = name
    foundedLabel.text = founded
    graduatesLabel.text = graduates
    membersLabel.text = members
  }
}
