/// The contacts, and what the user does about them.
struct ContactsModel: Equatable {
  /// In the order of their names.
  var all: RemoteData<[Contact]>
  var search = SearchModel()
  var pages = PageStack<ContactsPage>()

  /// How often something has happened that a list which was asked for before does not know.
  var revision = 0

  init(all: RemoteData<[Contact]>) {
    self.all = all
  }

  /// The contacts that fit the search.
  var found: RemoteData<[Contact]> {
    guard !search.applied.isEmpty, let contacts = all.value else { return all }
    return .loaded(contacts.filter { $0.matches(search.applied) })
  }

  /// Whether there are contacts, but none that fits.
  var hasNoMatches: Bool { found.value?.isEmpty == true && all.value?.isEmpty == false }
}

/// What is looked for.
struct SearchModel: Equatable {
  /// What the field shows.
  var text = ""

  /// What the list shows already.
  var applied = ""
  var editCount = 0

  /// The number of the last edit, while it is waited whether there will be another one.
  var pendingEdit: Int?
}

enum ContactsPage: Equatable {
  case contact(ContactModel)
  case newContact(NewContactModel)
}

struct ContactModel: Equatable {
  /// What is done about the contact: one thing at a time.
  enum Activity: Equatable {
    case idle

    /// The server is asked for the conversation with the contact.
    case opening

    /// The user is asked whether to delete the contact.
    case asking
    case deleting
    case failed(Problem)
  }

  let contact: Contact
  var activity = Activity.idle

  /// Why the last thing that was done has failed, if it has.
  var problem: Problem? {
    if case .failed(let problem) = activity { problem } else { nil }
  }
}

struct NewContactModel: Equatable {
  var name = ""
  var handle = ""
  var attempt = Attempt.idle

  /// The handle without what people write around it.
  var plainHandle: String {
    let handle = handle.trimmed
    return handle.hasPrefix("@") ? String(handle.dropFirst()).trimmed : handle
  }
}
