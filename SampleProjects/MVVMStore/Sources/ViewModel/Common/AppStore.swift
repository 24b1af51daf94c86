/// The one store of the app, which all view models hold.
typealias AppStore = Store<AppState>
