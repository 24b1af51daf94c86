/// The contacts of who is signed in.
@MainActor
final class ContactsService {
  /// The contacts in the order of their names, now and whenever they change.
  let contacts: Signal<Loadable<[Contact]>>

  private let session: SessionService
  private let changes = Source<ContactList.Change>()
  private let reloads = Source<Void>()
  private let subscriptions = Subscriptions()

  init(session: SessionService, store: ContactStore) {
    self.session = session
    let connections = session.readiness.filter { $0 }.map { _ in }
    let news = session.news.filter { $0 == .contactsChanged }.map { _ in }
    let loads = Signal.merge(connections, news, reloads.signal).flatMapLatest {
      session.reply(to: .contacts).map { ContactList.Change.load(.ended($0)) }
        .starting(with: .load(.began))
    }
    let endings = session.handles.filter { $0 == nil }.map { _ in ContactList.Change.sessionEnded }
    contacts = Signal.merge(changes.signal, loads, endings)
      .scan(ContactList(store.contacts)) { $0.apply($1) }
      .map(\.contacts).distinct().shareLatest()
    subscriptions.add(contacts.map(\.value).distinct()) { store.contacts = $0 }
  }

  /// Loads the contacts anew whenever a signal says so.
  func reload(on signal: Signal<Void>) -> Subscription {
    signal.feed(reloads)
  }

  func add(_ contact: Contact) -> Signal<Result<Contact, Problem>> {
    session.perform(.add(contact), telling: changes) { .added($0) }
  }

  func remove(_ handle: String) -> Signal<Result<Void, Problem>> {
    session.perform(.remove(contact: handle), telling: changes) { .removed(handle: handle) }
  }
}
