import ScreenKit

/// Divides a screen among its children, and hands each the part of the model that it shows.
///
/// The screen is cut in space, by placeholders, and in time: the detail is that of a student or of a
/// teacher, and changes with the selection. Children report to their container, which they do not
/// know; they know neither each other nor the class.
public final class SchoolClassViewController: ViewController {
  private let schoolClass: SchoolClass
  private let classView = SchoolClassView()
  private let infoController: ClassInfoViewController
  private let membersController: MembersViewController
  private var detailController: ViewController?

  public init(schoolClass: SchoolClass) {
    self.schoolClass = schoolClass
    infoController = ClassInfoViewController(info: schoolClass.info)
    membersController = MembersViewController(members: schoolClass.members)
    super.init()
    title = schoolClass.name
  }

  public override func loadView() {
    view = classView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    embed(infoController, in: classView.infoPlaceholder)
    embed(membersController, in: classView.membersPlaceholder)
    membersController.delegate = self
    membersController.infoController = infoController
    schoolClass.delegate = self
    showMembers()
    showSelection()
  }

  private func embed(_ child: ViewController, in placeholder: View) {
    addChild(child)
    placeholder.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func showMembers() {
    membersController.members = schoolClass.members
  }

  private func showSelection() {
    membersController.selectedMember = schoolClass.selectedMember
    detailController.map(remove)
    detailController = schoolClass.selectedMember.flatMap(makeDetailController)
    if let detailController {
      embed(detailController, in: classView.detailPlaceholder)
    }
  }

  private func makeDetailController(for member: Member) -> ViewController? {
    switch member {
    case let student as Student: StudentViewController(student: student)
    case let teacher as Teacher: TeacherViewController(teacher: teacher)
    default: nil
    }
  }
}

// MARK: - MembersViewControllerDelegate

extension SchoolClassViewController: MembersViewControllerDelegate {
  func membersViewController(_ controller: MembersViewController, didChoose member: Member) {
    schoolClass.select(member)
  }
}

// MARK: - SchoolClassDelegate

extension SchoolClassViewController: SchoolClassDelegate {
  public func schoolClassDidChangeMembers(_ schoolClass: SchoolClass) {
    showMembers()
  }

  public func schoolClassDidChangeSelection(_ schoolClass: SchoolClass) {
    showSelection()
  }
}
