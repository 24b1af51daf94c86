@Model struct A { @Field(#key("x")) var b: B = #default(C.d) }
