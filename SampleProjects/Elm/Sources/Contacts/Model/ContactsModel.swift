/// The contacts, and what the user does about them.
struct ContactsModel: Equatable {
  /// In the order of their names.
  var all: Remote<[Contact]>
  var search = SearchModel()
  var pages = PageStack<ContactsPage>()

  /// How often a contact has come or gone by what was done here.
  var revision = 0

  init(all: Remote<[Contact]>) {
    self.all = all
  }

  /// The contacts that fit the search.
  var found: Remote<[Contact]> {
    guard !search.applied.isEmpty, let contacts = all.value else { return all }
    return .loaded(contacts.filter { $0.matches(search.applied) })
  }

  /// Whether there are contacts, but none that fits.
  var hasNoMatches: Bool { found.value?.isEmpty == true && all.value?.isEmpty == false }

  /// Whose page can be seen, if any.
  var contact: Contact? {
    if case .contact(let page) = pages.page { page.contact } else { nil }
  }
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
  let contact: Contact
  var isAskingToDelete = false
  var attempt = Attempt.idle
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
