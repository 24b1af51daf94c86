/// Turns ``ContactManaging`` into ``NewGroupContactService``.
struct NewGroupContactAdapter: NewGroupContactService {
  let contacts: any ContactManaging

  var candidates: [Candidate]? {
    contacts.contacts?.map { Candidate(name: $0.name, handle: $0.handle) }
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    contacts.observe(observer, react)
  }
}
