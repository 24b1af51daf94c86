import ScreenKit

/// Shows a student. Its part of the model is this one member.
final class StudentViewController: ViewController {
  private let student: Student

  init(student: Student) {
    self.student = student
    super.init()
  }

  override func loadView() {
    let detailView = MemberDetailView()
    detailView.show(name: student.name, fact: "Grade \(student.grade)")
    view = detailView
  }
}
