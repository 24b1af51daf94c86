import ScreenKit

/// Shows lines about a class, one below the other.
final class ClassInfoView: View {
  private let nameLabel = Label(identifier: "class.name")
  private let createTimeLabel = Label(identifier: "class.createTime")
  private let graduateTimeLabel = Label(identifier: "class.graduateTime")
  private let membersLabel = Label(identifier: "class.members")

  init() {
    super.init()
    for label in [nameLabel, createTimeLabel, graduateTimeLabel, membersLabel] {
      addSubview(label)
    }
  }

  func show(name: String, createTime: String, graduateTime: String, members: String) {
    nameLabel.text = name
    createTimeLabel.text = createTime
    graduateTimeLabel.text = graduateTime
    membersLabel.text = members
  }
}
