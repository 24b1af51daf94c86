/// Somebody who learns.
public final class Student: Member {
  /// From 1, the best, to 6.
  public let grade: Int

  public init(name: String, grade: Int) {
    self.grade = grade
    super.init(name: name)
  }
}
