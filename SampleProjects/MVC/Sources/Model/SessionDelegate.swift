/// Hears what happens to a session.
///
/// The protocol belongs to the model: it is how the model reports to whoever asked for it,
/// without knowing who that is.
@MainActor
protocol SessionDelegate: AnyObject {
  func session(_ session: Session, didChangeTo state: SessionState)
}
