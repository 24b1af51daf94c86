import ScreenKit

/// Shows lines about a class, one below the other.
final class ClassInfoView: View {
  private let nameLabel = Label(identifier: "class.name")
  private let foundingLabel = Label(identifier: "class.foundingDate")
  private let graduationLabel = Label(identifier: "class.graduationDate")
  private let membersLabel = Label(identifier: "class.members")

  init() {
    super.init()
    for label in [nameLabel, foundingLabel, graduationLabel, membersLabel] {
      addSubview(label)
    }
  }

  func show(name: String, foundingDate: String, graduationDate: String, members: String) {
    nameLabel.text = name
    foundingLabel.text = foundingDate
    graduationLabel.text = graduationDate
    membersLabel.text = members
  }
}
