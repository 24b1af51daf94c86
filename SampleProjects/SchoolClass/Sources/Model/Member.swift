/// Somebody who belongs to a class: a student or a teacher, or somebody with nothing but a name, of whom
/// the screen shows no details.
///
/// An object and no value, because two students may have the same name.
@MainActor
public class Member {
  public let name: String

  init(name: String) {
    self.name = name
  }
}
