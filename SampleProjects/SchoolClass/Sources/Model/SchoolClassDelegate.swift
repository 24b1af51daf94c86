/// Hears what happens to a class.
///
/// The protocol belongs to the model: it is how the model reports without knowing to whom. It hears
/// of a change when all of it is done.
@MainActor
public protocol SchoolClassDelegate: AnyObject {
  func schoolClassDidChangeMembers(_ schoolClass: SchoolClass)
  func schoolClassDidChangeSelection(_ schoolClass: SchoolClass)
}
