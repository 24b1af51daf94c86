@attached(member, names: named(init), arbitrary)
@attached(extension, conformances: Equatable, names: prefixed(make))
macro Model() = #externalMacro(module: "Plugins", type: "ModelMacro")
