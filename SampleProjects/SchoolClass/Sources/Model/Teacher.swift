/// Somebody who teaches.
public final class Teacher: Member {
  public let subject: String

  public init(name: String, subject: String) {
    self.subject = subject
    super.init(name: name)
  }
}
