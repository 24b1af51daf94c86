import MessengerTexts
import ScreenKitDeclarative

/// Adds somebody to the contacts.
struct NewContactView: DeclarativeView {
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts
  @State private var name = ""
  @State private var handle = ""
  @State private var adding = Loadable<Done>.notRequested

  var body: some DeclarativeView {
    VStack {
      TextField(texts[.contactName], text: $name).accessibilityIdentifier("newContact.name")
      TextField(texts[.contactHandle], text: $handle).accessibilityIdentifier("newContact.handle")
      Button(texts[.save], action: save)
        .disabled(adding.isLoading)
        .accessibilityIdentifier("newContact.save")
      if adding.isLoading {
        ProgressView().accessibilityIdentifier("newContact.busy")
      }
      OptionalText(adding.problem.map { texts[$0.text] }, identifier: "newContact.error")
    }
    .navigationTitle(texts[.newContact])
  }

  private func save() {
    Task {
      await interactors.contacts.add(name: name, handle: handle, in: $adding.subject())
    }
  }
}
