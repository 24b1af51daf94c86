/// Somebody who belongs to a class: a student or a teacher.
///
/// An object and no value, because two students may have the same name.
@MainActor
public class Member {
  public let name: String

  init(name: String) {
    self.name = name
  }
}
