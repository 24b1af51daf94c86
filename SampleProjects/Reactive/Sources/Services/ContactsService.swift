/// The contacts of who is signed in.
@MainActor
final class ContactsService {
  /// The contacts in the order of their names, now and whenever they change.
  let contacts: Observable<Loadable<[Contact]>>

  private let session: SessionService
  private let changes = UnfinishedWork<Result<ContactList.Change, Problem>>()
  private let reloads = Subject<Void>()
  private let subscriptions = Subscriptions()

  init(session: SessionService, store: ContactStore) {
    self.session = session
    let connections = session.readiness.filter { $0 }.map { _ in }
    let news = session.news.filter { $0 == .contactsChanged }.map { _ in }
    let loads = Observable.merge(connections, news, reloads.observable).flatMapLatest {
      session.reply(to: .contacts).map { ContactList.Change.load(.ended($0)) }
        .starting(with: .load(.began))
    }
    let endings = session.endings.map { ContactList.Change.sessionEnded }
    let kept = ContactList(store.contacts)
    contacts = Observable.merge(changes.results.compactMap(\.success), loads, endings)
      .scan(kept) { $0.apply($1) }.starting(with: kept)
      .map(\.contacts).distinctUntilChanged().shareLatest()
    subscriptions.add(contacts.map(\.value).distinctUntilChanged()) { store.contacts = $0 }
  }

  /// Loads the contacts anew whenever an observable says so.
  func reload(on observable: Observable<Void>) -> Subscription {
    observable.bind(to: reloads)
  }

  func add(_ contact: Contact) -> Observable<Result<Void, Problem>> {
    change(session.result(of: .add(contact)).map { $0.map { .added($0) } })
  }

  func remove(_ handle: String) -> Observable<Result<Void, Problem>> {
    change(session.result(of: .remove(contact: handle)).map { $0.map { .removed(handle: handle) } })
  }

  private func change(
    _ result: Observable<Result<ContactList.Change, Problem>>
  ) -> Observable<Result<Void, Problem>> {
    changes.finish(result, until: session.endings).map { $0.map { _ in } }
  }
}
