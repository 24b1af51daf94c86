import ScreenKit

/// Shows a teacher. Its part of the model is this one member.
final class TeacherViewController: ViewController {
  private let teacher: Teacher

  init(teacher: Teacher) {
    self.teacher = teacher
    super.init()
  }

  override func loadView() {
    let detailView = MemberDetailView()
    detailView.show(name: teacher.name, fact: "Teaches \(teacher.subject)")
    view = detailView
  }
}
