### What the server itself says to people: when it starts, and in notices by webhook and web push.

notice-your-turn = گونبای: نوبت شماست، میز «{ $table }». { $link }
serve-open = گونبای: { $where }  (Ctrl-C پایان می‌دهد)
serve-no-admin = هنوز مدیری نیست. حسابی بسازید و سپس «gunbai admin promote NAME» را اجرا کنید، یا این توکن را در صفحهٔ ‎/host‎ وارد کنید: { $token }
mail-reset = کسی برای حساب شما در گونبای گذرواژهٔ تازه خواسته است. با این پیوند می‌توانید یک بار، تا یک روز، آن را تعیین کنید: { $link } اگر شما نبودید، کاری لازم نیست.
    .subject = گونبای: گذرواژهٔ تازه
mail-confirm = کسی این نشانی را برای حسابی در گونبای داده است، برای روزی که گذرواژه فراموش شود. اگر شما بودید، تا یک روز این پیوند را باز کنید: { $link } اگر نه، کاری لازم نیست.
    .subject = گونبای: این نشانی شماست؟
admin-signed-out = { $count } نشست پایان یافت.
admin-password = با این پیوند صاحب حساب یک بار، تا یک روز، گذرواژهٔ تازه می‌گذارد: { $link }
admin-invitation = این پیوند برای یک حساب و تا دو هفته معتبر است: { $link }
admin-delete = { $name } برای همیشه حذف شود؟ y: بله؛ Enter: نه
admin-delete-help = y نام، همهٔ گفته‌ها و همهٔ نشست‌ها را حذف می‌کند؛ بازی‌های تمام‌شده بدون نام می‌مانند. Enter یا هر چیز دیگر هیچ‌چیز را حذف نمی‌کند.
admin-replayed = { $games } بازی بازپخش شد، { $different } تا متفاوت است
