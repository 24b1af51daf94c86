/// Remembers the open session until the app ends.
final class InMemorySessionStore: SessionStore {
  var current: Session?
}
