import ScreenKit
import Testing

@testable import SchoolClassScreen

/// The details alone: one member each, and nothing around it.
@Suite @MainActor
struct MemberDetailTests {
  @Test func aStudentHasAGrade() {
    let ada = Student(name: "Ada", grade: 1)
    let window = Window(showing: StudentViewController(student: ada))
    #expect(window.text(of: "detail.name") == "Ada")
    #expect(window.text(of: "detail.fact") == "Grade 1")
  }

  @Test func aTeacherHasASubject() {
    let grace = Teacher(name: "Grace", subject: "Logic")
    let window = Window(showing: TeacherViewController(teacher: grace))
    #expect(window.text(of: "detail.name") == "Grace")
    #expect(window.text(of: "detail.fact") == "Teaches Logic")
  }
}
